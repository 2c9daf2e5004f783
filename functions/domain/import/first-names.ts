/**
 * Frequent first names in Austria, Germany and Switzerland: enough to tell in which order names
 * stand, and a name from any other word.
 */
import { folded } from '../text/folding.ts';

const firstNames: ReadonlySet<string> = new Set(
  `
    Adam Agnes Ahmed Ahmet Albert Alexander Alexandra Alfred Ali Alina Alma Amelie Amir Andrea Andreas Angela Anita Anja
    Anna Anne Anneliese Annemarie Annika Anton Antonia Arben Armin Arno Astrid August Aylin Ayse Barbara Bastian Beate
    Beatrice Ben Benedikt Benjamin Bernd Bernhard Berta Bettina Bianca Birgit Brigitte Bruno Camilla Carina Carla Caroline
    Cem Charlotte Chiara Christa Christian Christina Christine Christoph Clara Claudia Clemens Cornelia Dagmar Daniel
    Daniela David Denise Dennis Diana Dieter Dominik Doris Dragana Edith Eduard Egon Elena Elfriede Elias Elif Elisabeth
    Elke Ella Elsa Emil Emilia Emily Emma Emre Erich Erik Erika Ernst Erwin Esther Eva Eveline Fabian Fabienne Fatima Felix
    Ferdinand Finn Fiona Florentina Florian Frank Franz Franziska Freya Frieda Friedrich Fritz Gabi Gabriel Gabriele Georg
    Gerald Gerda Gerhard Gernot Gerti Gertrud Gisela Gregor Greta Gudrun Gustav Günter Günther Hakan Hanna Hannah Hannes
    Hans Hasan Hedwig Heike Heinz Helena Helene Helga Helmut Henri Henriette Herbert Hermine Herta Hilde Hildegard Holger
    Hubert Ida Ines Ingo Ingrid Irene Iris Irmgard Isabel Isabella Ivan Ivana Jakob Jan Jana Jannik Jasmin Jens Joachim
    Johann Johanna Johannes Jonas Jonathan Josef Josefa Josefine Judith Julia Julian Juliane Jutta Jürgen Karin Karl
    Karoline Katharina Kathrin Katrin Kerstin Kevin Kilian Klara Klaus Konstantin Kurt Käthe Lara Lars Laura Lea Lena Leni
    Leo Leon Leonie Levi Leyla Lia Liam Lieselotte Lilli Lilly Lina Linda Linus Lisa Lorena Lorenz Lothar Lotte Louis Luca
    Lucas Ludwig Luis Luisa Lukas Luna Luzia Lydia Magdalena Maja Manfred Manuel Manuela Marcel Marco Margarete Maria Marie
    Mario Marion Markus Marlene Marta Martin Martina Mateo Mathias Mathilda Matteo Matthias Max Maximilian Maya Mehmet
    Melanie Melissa Merve Mia Michael Michaela Mila Milan Milena Miriam Mohammed Monika Moritz Murat Mustafa Nadine Nadja
    Natalie Natascha Nele Nico Nicole Niklas Nikolaus Nina Noah Nora Norbert Oliver Olivia Oskar Otto Pascal Patricia
    Patrick Paul Paula Peter Petra Philipp Pia Rainer Ralf Raphael Raphaela Regina Regula Reinhard Reinhold Renate Resul
    Reto Ricarda Richard Robert Roland Roman Romana Rosa Rosalie Rosemarie Rosmarie Rudolf Rupert Ruth Sabine Samuel Sandra
    Sara Sarah Sascha Sebastian Selin Siegfried Sigrid Silke Silvia Simon Simone Sina Slavica Snezana Sofia Sonja Sophia
    Sophie Stefan Stefanie Stella Stephan Susanne Sven Sylvia Tamara Tanja Teresa Theo Theodor Theresa Theresia Thomas Tilda
    Tim Timo Tina Tobias Tom Tomas Toni Traude Ulla Ulli Ulrich Ulrike Urs Ursula Ute Uwe Valentin Valentina Vanessa Vera
    Verena Veronika Viktor Vincent Volker Walter Waltraud Werner Wilhelm Wilma Wolfgang Xaver Yannick Yasemin Yasmin Yusuf
    Yvonne Zeynep Zoe Zoé
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
    Adam Albert August Benedikt Bernhard Bruno Christian Clemens Daniel David Dietrich Eduard Ernst Erwin Felix Ferdinand Florian Frank Franz Friedrich
    Fritz Gabriel Georg Gerhard Gregor Günther Gustav Hans Heinz Herbert Hubert Ivan Jakob Jan Johann Josef Kilian Klaus Konrad Kurt Lang Leo
    Lorenz Ludwig Lukas Marco Marie Martin Matthias Max Michael Moritz Nico Niklas Norbert Oliver Oswald Otto Paul Peter Philipp Raphael Richard
    Robert Roland Roman Rosa Rudolf Rupert Samuel Sebastian Simon Stefan Stephan Theodor Thomas Ulrich Urban Valentin Vincent Viktor Walter Werner
    Wilhelm Wolfgang
  `
    .trim()
    .split(/\s+/)
    .map(folded),
);

/** Whether it can hardly be a last name. */
export function isOnlyFirstName(name: string): boolean {
  return isFirstName(name) && !lastNames.has(folded(name));
}
