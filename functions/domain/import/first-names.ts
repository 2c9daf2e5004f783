/**
 * Frequent first names in Austria, Germany and Switzerland, whatever their language: enough to tell
 * in which order names stand, and a name from any other word.
 */
import { folded } from '../text/folding.ts';

const firstNames: ReadonlySet<string> = new Set(
  `
    Adam Adrian Agata Agnes Agnieszka Ahmad Ahmed Ahmet Aisha Akif Ákos Alaa Albert Aleksandar Aleksander Aleksandra
    Aleksy Alessandro Alessia Alexander Alexandra Alexandru Alfred Ali Alicja Alina Aline Alma Amelie Amina Aminata
    Amir Amira Ana Anastasia Andrea Andreas Andrei Andrej Andrzej Angela Anita Anja Anka Anna Anne Anneliese Annemarie
    Annika Anton Antonia Antonio Arben Arda Arkadiusz Armin Arno Artur Astrid August Aylin Ayse Azra Baran Barbara
    Bartosz Bastian Beat Beata Beate Beatrice Ben Benedikt Benjamin Berat Bernd Bernhard Berta Bettina Bianca Bilal
    Birgit Blerim Bogdan Bogusław Bojan Boris Branka Branko Brigitte Bruno Burak Camilla Can Carina Carla Carlos
    Caroline Catalina Catarina Cem Charlotte Chiara Christa Christian Christina Christine Christoph Clara Claudia
    Clemens Cornelia Cristina Dagmar Damir Daniel Daniela Danuta Darija Dariusz David Davide Dejan Denisa Denise Deniz
    Dennis Derya Diana Dieter Dijana Dilara Dmitri Domenico Dominik Doris Dorota Dragan Dragana Dragica Dunja
    Ebru Edin Edith Eduard Edyta Egon Ela Elena Elfriede Elias Elif Elin Elina Elisabeth Elke Ella Elsa Elvira Emil
    Emilia Emilio Emily Emin Emina Emir Emma Emre Enes Enno Erdem Eren Erich Erik Erika Ernst Ersin Erwin Esther Eva
    Eveline Ewa Fabian Fabienne Fadi Fatima Fatma Felix Ferdinand Ferenc Ferhat Filip Finja Finn Fiona Florentina
    Florian Francesca Francesco Frank Franz Franziska Freya Frida Frieda Friedrich Fritz Fynn Gabi Gabriel Gabriela
    Gabriele Gamze Georg Gerald Gerda Gerhard Gernot Gerti Gertrud Giorgio Giovanni Gisela Giulia Giuseppe Goran
    Gordana Gregor Greta Gretl Grzegorz Gudrun Günter Günther Gustav György Hakan Hamza Hanna Hannah Hannes Hans Hasan
    Hatice Hava Hedwig Heike Heinz Helena Helene Helga Helmut Henri Henriette Henryk Herbert Hermine Herta Hilde
    Hildegard Holger Hubert Hüseyin Ibrahim Ida Ilona Ilvy Ines Ingo Ingrid Irena Irene Irina Iris Irmgard Isabel
    Isabella Ismail István Ivan Ivana Iwona Jacek Jadranka Jadwiga Jakob Jan Jana Jannik Jarosław Jasmin Jasmina
    Jelena Jens Jerzy Jiří Jitka Joachim Joanna Joel Johann Johanna Johannes Jolanta Jona Jonas Jonathan José Josef
    Josefa Josefine Joshua Jovan Jovana Juan Judith Julia Julian Juliane Julius Jürgen Jutta Kadir Kamil Karin Karl
    Karolina Karoline Kaspar Katalin Katarina Katarzyna Kateryna Katharina Käthe Kathrin Katrin Kerem Kerstin Kevin
    Khaled Kilian Kinga Klara Klaus Konrad Konstantin Krzysztof Kurt Laila Lara Larissa Lars László Laura Laurenz
    Laurin Layla Lea Leila Lena Leni Lenka Leo Leon Leonie Levi Leyla Lia Liam Lias Lieselotte Lili Lilli Lilly Lina
    Linda Linus Lisa Livia Ljiljana Lorena Lorenz Lorenzo Lothar Lotte Louis Louisa Luca Lucas Ludmila Ludovic Ludwig
    Luis Luisa Luise Luka Lukas Łukasz Luna Luzia Lydia Maciej Magda Magdalena Mahmoud Maja Malgorzata Malia Malik
    Manfred Manuel Manuela Mara Marcel Marcin Marco Marek Margarete Margarethe Margit Maria Marianne Marie Marija
    Mario Marion Mariusz Marko Markus Marlene Marta Martha Martin Martina Martyna Mateo Mateusz Mathias Mathilda
    Matilda Matteo Matthias Mattis Max Maximilian Maya Mehmet Melanie Melek Melina Melissa Merle Merve Meryem Mesut
    Mia Michael Michaela Michał Miguel Mihai Mila Milan Milena Milica Mira Mirela Miriam Mirjana Miroslav Mohamed
    Mohammed Monika Moritz Muhammad Murat Mustafa Nadia Nadine Nadja Natalia Natalie Nataša Natascha Nele Nemanja
    Nenad Nermin Nico Nicole Niklas Nikola Nikolaus Nikolina Nils Nina Noah Noemi Noémie Nora Norbert Nour Nuray
    Oksana Ole Oleksandr Olena Olga Oliver Olivia Omar Ömer Ondřej Onur Orhan Oskar Osman Otto Özlem Pascal Patricia
    Patrick Paul Paula Pauline Pavel Pawel Pedro Petar Peter Petr Petra Philipp Pia Piotr Predrag Przemysław Radek
    Radmila Rafael Rainer Ralf Ramazan Rania Raphael Raphaela Rebecca Regina Regula Reinhard Reinhold Renata
    Renate Resi Resul Reto Ricarda Richard Rita Robert Robin Roland Roman Romana Romy Ronja Rosa Rosalie Rosemarie
    Rosi Rosmarie Roswitha Ruben Rudolf Rupert Ruth Sabina Sabine Salih Samir Samira Samuel Sandra Sandro Sanela Sanja
    Sara Sarah Sascha Sean Sebastian Selim Selin Selina Selma Sena Sepp Serkan Şeyma Sibel Siegfried Sigrid Silas
    Silke Silvia Simon Simone Sina Sinem Siniša Slavica Slavko Sławomir Snezana Sofia Sofie Sonja Sophia Sophie
    Stanislav Stanisław Stefan Stefanie Stella Stephan Susanne Suzana Sven Svenja Svetlana Sylvia Szymon Tamara Tanja
    Tarik Tatjana Teresa Tess Tetiana Theo Theodor Theresa Theresia Thomas Thorsten Tijana Tilda Till Tim Timo Tina
    Tobias Tom Tomas Tomasz Toni Torsten Traude Trude Ueli Ulla Ulli Ulrich Ulrike Ümit Urs Ursula Urszula Ute Uwe
    Václav Valentin Valentina Valerie Vanessa Vedran Velimir Vera Verena Veronika Vesna Viktor Viktoria Vincent
    Vinzenz Vjosa Vladimir Volker Volodymyr Walter Waltraud Wanda Werner Wiktor Wilhelm Wilma Wojciech Wolfgang Xaver
    Yael Yannick Yara Yasemin Yasin Yasmin Yasmina Ylvi Youssef Yusuf Yvonne Zbigniew Zdenka Željka Željko Zeynep Zita
    Zoe Zoé Zofia Zoltán Zoran Zuzana
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
    Adam Adrian Albert Andrei August Beat Benedikt Bernhard Bogdan Boris Bruno Can Christian Clemens Daniel David
    Deniz Dietrich Eduard Emir Erdem Ernst Erwin Felix Ferdinand Filip Florian Frank Franz Friedrich Fritz Gabriel
    Georg Gerhard Gregor Günther Gustav Hamza Hans Heinz Herbert Hubert Ibrahim Ismail Ivan Jakob Jan Joel Johann
    Josef Juan Julius Kamil Kaspar Kilian Klaus Konrad Kurt Lang Leo Lorenz Ludwig Lukas Malik Marco Marek Marie
    Marko Martin Matthias Max Michael Mihai Milan Miroslav Mohamed Moritz Muhammad Nico Niklas Norbert Oliver Omar
    Orhan Osman Oswald Otto Paul Pavel Peter Petr Philipp Rafael Raphael Richard Robert Robin Roland Roman Rosa
    Ruben Rudolf Rupert Salih Samuel Sebastian Selim Silas Simon Stefan Stephan Theodor Thomas Till Ulrich Urban
    Valentin Viktor Vincent Vinzenz Walter Werner Wilhelm Wolfgang
  `
    .trim()
    .split(/\s+/)
    .map(folded),
);

/** Whether it can hardly be a last name. */
export function isOnlyFirstName(name: string): boolean {
  return isFirstName(name) && !lastNames.has(folded(name));
}
