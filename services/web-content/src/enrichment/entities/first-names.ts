const names =
  'Aaron Abdul Abel Abigail Ada Adam Adele Adrian Adriana Agnes Ahmad Ahmed Aiko Aisha Akira Alan Albert Alberto Alejandro Aleksandr Alessandra Alessandro Alex Alexander Alexandra ' +
  'Alexei Alfred Ali Alice Alina Alison Alma Alvaro Álvaro Amal Amanda Amelia Amina Amir Amit Amy Ana Anastasia Anders Andrea Andreas Andrei Andrés Andrew Angela Anil Anita Anjali Ann Anna Anne Annika Anton ' +
  'Antonio Antônio Antoine Anya Ariel Arjun Arnaud Arthur Arturo Astrid Augusto Aurora Axel Aya Barbara Beatrice Beatriz Ben Benedikt Benjamin Bernard Bettina Bianca Birgit Björn Boris Brenda Brian Bruno ' +
  'Caio Camila Camille Carina Carl Carla Carlo Carlos Carmen Carol Carolina Caroline Catarina Catherine Cecilia Céline Chantal Charles Charlotte Chen Chiara Chloe Chloé Chris Christian Christina Christine ' +
  'Christoph Claire Clara Claudia Claudio Clemens Colin Connor Cristina Dagmar Daniel Daniela Daniele Darius David Davide Deborah Denis Dennis Diana Diego Dieter Dimitri Dmitri Dominik Donald Dorothea ' +
  'Duarte Eduardo Edward Elena Eleni Eli Elias Elif Elisa Elizabeth Ella Ellen Elsa Emil Emilia Emily Emma Enrico Enrique Eric Erik Erika Ernesto Esteban Esther Eva Evan Evelyn Fabian Fabio Farah Fatima ' +
  'Federica Federico Felipe Felix Fernanda Fernando Filip Fiona Florian Frances Francesca Francesco Francisco Franck Frank Franz Frederik Frida Friedrich Gabriel Gabriela Gabriele Gary Geoffrey George Georg Gerard ' +
  'Gianluca Gilbert Giorgio Giovanni Giulia Giuseppe Grace Greta Gregor Guillaume Gustavo Hana Hanna Hannah Hans Harold Harry Hassan Heather Heidi Heike Heinrich Helen Helena Hélène Helga Henri Henrik Henry ' +
  'Hiroshi Hugo Ian Ibrahim Ida Igor Ilya Ines Inês Inga Ingrid Irene Irina Isabel Isabella Isabelle Ivan Ivana Jack Jacob Jacques Jakob James Jan Jana Jane Janet Jason Javier Jean Jennifer Jens Jerome ' +
  'Jessica Jim Joan Joana João Joaquín Joel Johan Johanna Johannes John Jonas Jonathan Jordi Jörg Jorge José Josef Joseph Joshua Joyce Juan Judith Julia Julian Juliana Julie Julien Jürgen Justin Kai Karen Karim Karin ' +
  'Karl Karla Katarina Kate Katharina Katherine Katja Kavita Keiko Keith Kelly Ken Kenji Kenneth Kevin Khalid Kim Klara Klaus Kofi Konrad Krishna Kristin Kurt Kwame Lara Lars Laura Laurent Layla Lea Leah Leila ' +
  'Lena Leo Leon Leonardo Leonie Li Liam Lida Lily Linda Lisa Livia Lorena Lorenzo Louis Louise Luca Lucas Lucia Lucía Lucie Luigi Luis Luisa Luiz Lukas Lydia Magda Magnus Malik Manuel Mara Marc Marcel Marcela Marco ' +
  'Marcos Marcus Margaret Margot Maria María Mariam Mariana Marie Marina Mario Marion Marit Mark Markus Marta Martha Martin Martina Mary Masha Mateo Matilda Matteo Matthew Matthias Maurice Max Maximilian Maya Megan ' +
  'Mehmet Mei Melissa Mia Michael Michaela Michal Michel Michelle Miguel Mikhail Milan Mila Mina Miriam Mohamed Mohammed Moritz Muhammad Nadia Nancy Naomi Natalia Natalie Natasha Nathan Nele Niamh Nicholas Nick Nicola ' +
  'Nicolas Nicole Nikolai Nils Nina Noah Noor Nora Norbert Nuno Oksana Olga Oliver Olivia Omar Oscar Oskar Otto Pablo Paola Paolo Pascal Patricia Patrick Paul Paula Paulo Pedro Penelope Per Peter Petra Philip ' +
  'Philippe Pia Pierre Pietro Piotr Priya Rachel Rafael Rahul Ralf Ralph Ramón Rania Raquel Raúl Ravi Raymond Rebecca Regina Renata René Ricardo Riccardo Richard Rita Robert Roberta Roberto Robin Rodrigo Roger Roland ' +
  'Roman Ronald Rosa Rosalind Ruben Rui Ruth Ryan Sabine Said Sakura Salma Sam Samira Samuel Sandra Sara Sarah Sasha Scott Sean Sebastian Sergei Sergio Shirin Silvia Simon Simone Sofia Sofía Sonia Sophia Sophie Stefan Stefania Stefano ' +
  'Stella Stephan Stephanie Stephen Steven Stuart Sunita Susan Susanne Suzanne Sven Sylvia Takeshi Tamara Tania Tanja Tariq Tatiana Ted Teresa Thabo Theo Theodor Theresa Thiago Thomas Tiago Tim Timothy Tina Tobias Tom ' +
  'Tomás Tomasz Tomoko Tyler Ulrich Ulrike Uma Ursula Valentina Valeria Vanessa Vera Verena Veronica Victor Victoria Vikram Viktor Vincent Vincenzo Virginia Vivian Vladimir Walter Wanda Wei Wendy Werner Wilhelm ' +
  'Will William Wolfgang Xavier Yara Yasmin Yuki Yuri Yusuf Yves Zoe Zoé ' +
  'Александр Алексей Анастасия Андрей Анна Антон Борис Вадим Валентина Вера Виктор Виктория Владимир Галина Григорий Дарья Денис Дмитрий Евгений Екатерина Елена Иван Игорь Илья Ирина Кирилл Константин Ксения Лариса ' +
  'Лев Любовь Людмила Максим Марина Мария Михаил Надежда Наталья Никита Николай Оксана Олег Ольга Павел Пётр Роман Светлана Сергей Софья Степан Тамара Татьяна Фёдор Юлия Юрий Ярослав'

export const firstNames: ReadonlySet<string> = new Set(names.split(' '))
