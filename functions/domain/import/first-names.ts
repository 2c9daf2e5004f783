/**
 * Frequent first names in Austria, Germany and Switzerland: enough to tell in which order names
 * stand, and a name from any other word.
 */
import { folded } from '../text/folding.ts';

const firstNames: ReadonlySet<string> = new Set(
  `
    Adam Adrian Agnes Agnieszka Ahmed Ahmet Albert Aleksandar Aleksandra Alexander Alexandra Alfred Ali Alina Aline
    Alma Amelie Amir Ana Andrea Andreas Andrzej Angela Anita Anja Anna Anne Anneliese Annemarie Annika Anton Antonia
    Arben Armin Arno Astrid August Aylin Ayse Barbara Bastian Beat Beate Beatrice Ben Benedikt Benjamin Bernd
    Bernhard Berta Bettina Bianca Birgit Bojan Brigitte Bruno Camilla Carina Carla Caroline Cem Charlotte Chiara
    Christa Christian Christina Christine Christoph Clara Claudia Clemens Cornelia Dagmar Daniel Daniela David Dejan
    Denise Dennis Diana Dieter Dominik Doris Dragan Dragana Edith Eduard Egon Ela Elena Elfriede Elias Elif Elin
    Elina Elisabeth Elke Ella Elsa Emil Emilia Emilio Emily Emin Emir Emma Emre Enno Eren Erich Erik Erika Ernst
    Erwin Esther Eva Eveline Fabian Fabienne Fatima Felix Ferdinand Finja Finn Fiona Florentina Florian Frank Franz
    Franziska Freya Frida Frieda Friedrich Fritz Fynn Gabi Gabriel Gabriele Georg Gerald Gerda Gerhard Gernot Gerti
    Gertrud Gisela Goran Gregor Greta Gretl Gudrun Gustav Günter Günther Hakan Hamza Hanna Hannah Hannes Hans Hasan
    Hedwig Heike Heinz Helena Helene Helga Helmut Henri Henriette Herbert Hermine Herta Hilde Hildegard Holger
    Hubert Hüseyin Ibrahim Ida Ilvy Ines Ingo Ingrid Irene Iris Irmgard Isabel Isabella Ismail Ivan Ivana Jakob Jan
    Jana Jannik Jasmin Jelena Jens Joachim Joel Johann Johanna Johannes Jona Jonas Jonathan Josef Josefa Josefine
    Joshua Jovan Judith Julia Julian Juliane Julius Jutta Jürgen Karin Karl Karoline Kaspar Katarina Katarzyna
    Katharina Kathrin Katrin Käthe Kerem Kerstin Kevin Kilian Klara Klaus Konrad Konstantin Krzysztof Kurt Lara
    Larissa Lars Laura Laurenz Laurin Lea Lena Leni Leo Leon Leonie Levi Leyla Lia Liam Lias Lieselotte Lili Lilli
    Lilly Lina Linda Linus Lisa Livia Lorena Lorenz Lothar Lotte Louis Louisa Luca Lucas Ludwig Luis Luisa Luise
    Luka Lukas Luna Luzia Lydia Magda Magdalena Maja Malgorzata Malia Malik Manfred Manuel Manuela Mara Marcel Marco
    Margarete Margarethe Margit Maria Marianne Marie Marija Mario Marion Marko Markus Marlene Marta Martha Martin
    Martina Mateo Mathias Mathilda Matilda Matteo Matthias Mattis Max Maximilian Maya Mehmet Melanie Melek Melina
    Melissa Merle Merve Meryem Mia Michael Michaela Mila Milan Milena Milica Mira Miriam Mirjana Mohamed Mohammed
    Monika Moritz Muhammad Murat Mustafa Nadia Nadine Nadja Natalie Natascha Nele Nemanja Nenad Nico Nicole Niklas
    Nikola Nikolaus Nils Nina Noah Noemi Noémie Nora Norbert Nour Ole Oliver Olivia Omar Oskar Osman Otto Ömer
    Pascal Patricia Patrick Paul Paula Pauline Pawel Petar Peter Petra Philipp Pia Piotr Radmila Rafael Rainer Ralf
    Raphael Raphaela Rebecca Regina Regula Reinhard Reinhold Renate Resi Resul Reto Ricarda Richard Rita Robert
    Robin Roland Roman Romana Romy Ronja Rosa Rosalie Rosemarie Rosi Rosmarie Roswitha Ruben Rudolf Rupert Ruth
    Sabine Samira Samuel Sandra Sandro Sanja Sara Sarah Sascha Sebastian Selim Selin Selina Sena Sepp Siegfried
    Sigrid Silas Silke Silvia Simon Simone Sina Sinem Slavica Snezana Sofia Sofie Sonja Sophia Sophie Stefan
    Stefanie Stella Stephan Susanne Sven Svenja Sylvia Tamara Tanja Teresa Tess Theo Theodor Theresa Theresia Thomas
    Thorsten Tijana Tilda Till Tim Timo Tina Tobias Tom Tomas Toni Torsten Traude Trude Ueli Ulla Ulli Ulrich Ulrike
    Urs Ursula Ute Uwe Valentin Valentina Valerie Vanessa Vera Verena Veronika Vesna Viktor Viktoria Vincent Vinzenz
    Volker Walter Waltraud Werner Wilhelm Wilma Wolfgang Xaver Yael Yannick Yasemin Yasin Yasmin Ylvi Yusuf Yvonne
    Zeynep Zita Zoe Zoé Zofia Zoran
  `
    .trim()
    .split(/\s+/)
    .map(folded),
);

/** Whether a part of the name is a frequent first name: 'Anna-Lena', 'Maria Theresia'. */
export function isFirstName(name: string): boolean {
  return name.split(/[\s-]+/).some((part) => firstNames.has(folded(part)));
}

/** Frequent as last names, too: 'Chloé Martin'. */
const lastNames: ReadonlySet<string> = new Set(
  `
    Adam Adrian Albert August Beat Benedikt Bernhard Bruno Christian Clemens Daniel David Dietrich Eduard Emir Ernst
    Erwin Felix Ferdinand Florian Frank Franz Friedrich Fritz Gabriel Georg Gerhard Gregor Gustav Günther Hamza Hans
    Heinz Herbert Hubert Ibrahim Ismail Ivan Jakob Jan Joel Johann Josef Julius Kaspar Kilian Klaus Konrad Kurt Lang
    Leo Lorenz Ludwig Lukas Malik Marco Marie Marko Martin Matthias Max Michael Mohamed Moritz Muhammad Nico Niklas
    Norbert Oliver Omar Osman Oswald Otto Paul Peter Philipp Rafael Raphael Richard Robert Robin Roland Roman Rosa
    Ruben Rudolf Rupert Samuel Sebastian Selim Silas Simon Stefan Stephan Theodor Thomas Till Ulrich Urban Valentin
    Viktor Vincent Vinzenz Walter Werner Wilhelm Wolfgang
  `
    .trim()
    .split(/\s+/)
    .map(folded),
);

/** Whether it can hardly be a last name. */
export function isOnlyFirstName(name: string): boolean {
  return isFirstName(name) && !lastNames.has(folded(name));
}
