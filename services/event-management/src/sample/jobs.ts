// Jobs, since they take longer than a start should.
export const drawingJob = 'draw pictures of the sample'
export const orderJob = 'place orders of the sample'
