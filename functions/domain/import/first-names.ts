/**
 * Frequent first names in Austria, Germany and Switzerland, whatever their language: enough to tell
 * in which order names stand, and a name from any other word.
 */
import { folded } from '../text/folding.ts';

const firstNames: ReadonlySet<string> = new Set(
  `
    Alejandro Andrii Arta Artem Béla Besnik Bohdan Carmen Daryna Denys Diego Erzsébet Fernando Gergely Halyna Ihor Imre
    Jorge Judit Krisztián Krisztina Kyrylo Larysa Liudmyla Maksym Márton Mihaela Mykhailo Mykola Nadiia Oleh Olha
    Pilar Sándor Sofiia Solomiia Svitlana Szilvia Tibor Vasile Viktoriia Vladyslav Volodymyr Yevhen Youssef Yulia
    Yuliia Zoltán Zsófia Zsolt Zsuzsanna Анна Андрій Володимир Дмитро Іван Ірина Марія Микола Наталія Оксана Олександр
    Олена Ольга Сергій Тетяна Юлія
    Abbas Abdul Abdullah Adam Adnan Adrian Agata Agnes Agnieszka Ahmad Ahmed Ahmet Aisha Akif Ákos Alaa Albert
    Aleksandar Aleksander Aleksandra Aleksy Alessandro Alessia Alexander Alexandra Alexandru Alfred Ali Alice Alicja
    Alina Aline Alma Almir Amela Amelie Amina Aminata Amir Amira Amra Ana Anastasia Andrea Andreas Andrei Andrej
    Andriy Andrzej Angela Anikó Anita Anja Anka Anna Anne Anneliese Annemarie Annika Anton Antonia Antonio Aoife
    Arben Arda Arkadiusz Armin Arno Artur Asma Astrid Attila August Aylin Ayse Azra Balázs Baran Barbara Bartłomiej
    Bartosz Basel Bastian Beat Beata Beate Beatrice Ben Benedikt Benjamin Berat Bernd Bernhard Berta Bettina Bianca
    Bilal Birgit Blerim Bogdan Bogusław Bojan Bojana Boris Božena Branka Branko Brigitte Bruna Bruno Burak Camilla
    Can Carina Carla Carlos Carlotta Caroline Catalina Catarina Cem Charlotte Chiara Chloé Christa Christian
    Christina Christine Christoph Clara Claudia Clémence Clemens Cornelia Cristian Cristina Csaba Daan Dagmar Dalia
    Damian Damir Dana Daniel Daniela Danuta Dara Darija Dario Dariusz Darko David Davide Davor Dawid Dejan Denisa
    Denise Deniz Dennis Derya Diana Dieter Dijana Dilara Dina Dmitri Dmytro Domenico Dominik Doris Dorota Dragan
    Dragana Dragica Dražen Dubravka Dunja Ebru Ece Edin Edith Edoardo Eduard Edyta Egon Ela Elçin Elena Elfriede
    Elias Elif Elin Elina Elisa Elisabeth Eliška Elke Ella Élodie Elsa Elvira Emil Emilia Emilio Emily Emin Emina
    Emine Emir Emma Emre Enes Enno Erdem Eren Erich Erik Erika Ernst Ersin Erwin Esra Esther Eszter Eva Eveline Ewa
    Ewan Ewelina Fabian Fabienne Fadi Farid Fatih Fatima Fatma Federica Federico Felix Femke Ferdinand Ferenc Ferhat
    Fikret Filip Finja Finn Fiona Florentina Florian Florin Francesca Francesco Frank František Franz Franziska
    Freya Frida Frieda Friedrich Fritz Fynn Gabi Gábor Gabriel Gabriela Gabriele Gamze Georg Gerald Gerda Gerhard
    Gernot Gerti Gertrud Ginevra Giorgio Giovanni Gisela Giulia Giuseppe Gökhan Goran Gordana Gregor Greta Gretl
    Grzegorz Gudrun Gül Günter Günther Gustav György Hadi Hakan Hamza Hana Hani Hanna Hannah Hannes Hans Hasan
    Hatice Hava Havva Hedwig Heike Heinz Helena Helene Helga Helmut Henri Henriette Henryk Herbert Hermine Herta
    Hilde Hildegard Holger Hrvoje Hubert Hugo Hülya Hüseyin Hussein Hynek Ibrahim Ida Igor Ilaria Ildikó Ilona Ilvy
    Ines Ingo Ingrid Ioana Ionela Irena Irene Irina Iris Irmgard Iryna Isabel Isabella Ismail István Ivan Ivana
    Iwona Jacek Jacopo Jadranka Jadwiga Jakob Jamal Jan Jana Jannik Jaroslav Jarosław Jasmin Jasmina Javier Jelena
    Jelica Jens Jerzy Jindřich Jiří Jitka Joachim Joanna João Joaquín Joel Johann Johanna Johannes Jolanta Jona
    Jonas Jonathan José Josef Josefa Josefína Josefine Joshua Jovan Jovana Juan Judith Jules Julia Julian Juliane
    Julius Jürgen Justyna Jutta Kacper Kadir Kamil Karim Karin Karl Karolina Karoline Kaspar Katalin Katarina
    Katarzyna Kateřina Kateryna Katharina Käthe Kathrin Katrin Kerem Kerstin Kevin Khadija Khaled Kilian Kinga Klara
    Klaus Konrad Konstantin Krešimir Krystyna Krzysztof Kübra Kurt Květa Ladislav Laila Lamia Lara Larissa Lars
    László Laura Laurenz Laurin Layla Lea Leila Lejla Leman Lena Leni Lenka Leo Leon Leonie Levi Leyla Lia Liam Lias
    Libor Lieke Lieselotte Lili Lilli Lilly Lina Linda Linus Lisa Livia Ljiljana Lorena Lorenz Lorenzo Lothar Lotte
    Louis Louisa Luca Lucas Lucía Ludmila Ludovic Ludwig Luigi Luis Luisa Luise Luka Lukas Łukasz Luna Luzia Lydia
    Maciej Magda Magdalena Maha Mahmoud Maida Maja Malgorzata Malia Malik Manfred Manon Manuel Manuela Mara Marcel
    Marcela Marcin Marco Marek Margarete Margarethe Margit Maria Marianne Marie Marija Marijana Mario Marion Mariusz
    Markéta Marko Markus Marlene Marta Martha Martin Martina Martyna Maryam Mateo Mateusz Mathias Mathieu Mathilda
    Matilda Mato Matteo Matthias Mattis Max Maximilian Maya Mehmet Melanie Melek Melike Melina Melissa Merle Merve
    Meryem Mesut Mevlida Mia Michael Michaela Michał Miguel Mihai Mila Milan Milena Milica Mira Mirela Miriam
    Mirjana Mirko Miroslav Mladen Mohamed Mohammed Mona Monika Moritz Muhammad Murat Mustafa Nabil Nada Nadia Nadine
    Nadja Natalia Natalie Nataliia Nataša Natascha Naz Nazlı Nele Nemanja Nenad Nermin Nevena Nico Nicole Nicolò
    Niklas Nikola Nikolaus Nikolina Nils Nina Nisa Noah Noemi Noémie Noor Nora Norbert Nour Nur Nuray Ognjen Oisín
    Okan Oksana Ole Oleksandr Olena Olga Oliver Olivia Omar Ömer Ondřej Onur Orhan Oskar Osman Otto Özlem Pablo
    Paolo Pascal Patricia Patrick Patryk Paul Paula Pauline Pavel Pavlína Pawel Pedro Petar Peter Petr Petra Philipp
    Pia Pietro Piotr Predrag Przemysław Rabia Radek Radmila Radu Rafael Rafaela Rainer Ralf Ramazan Rami Rania Ranka
    Raphael Raphaela Rashid Rebecca Recep Regina Regula Reinhard Reinhold Réka Renata Renate Resi Resul Reto Reza
    Ricarda Riccardo Richard Rita Robert Robin Roland Roman Romana Romy Ronja Rosa Rosalie Rosemarie Rosi Rosmarie
    Roswitha Ruben Rudolf Rupert Ruth Sabina Sabine Salih Salma Sami Samir Samira Samuel Sandra Sandro Sanela Saniye
    Sanja Sanne Sara Sarah Šárka Sascha Sead Sean Sebastian Selim Selin Selina Selma Sena Senad Sepp Serap Serhii
    Serkan Sevgi Şeyma Sibel Siegfried Sigrid Silas Silke Silvia Silvio Simon Simona Simone Sina Sinem Siniša
    Slavica Slavko Sławomir Slađana Snezana Snježana Sofia Sofie Sonja Sophia Sophie Soraya Stanislav Stanisław
    Stefan Stefania Stefanie Stella Štěpán Stephan Stjepan Susanne Suzana Sven Svenja Svetlana Sylvia Sylwia Szymon
    Tamara Tamás Tanja Taras Tarek Tarik Tatjana Tea Teresa Tereza Tess Tetiana Theo Theodor Theresa Theresia Thiago
    Thomas Thorsten Tiago Tijana Tilda Till Tim Timo Tina Tobias Tom Tomas Tomasz Tommaso Toni Torsten Traude Trude
    Tuğba Ueli Uğur Ulla Ulli Ulrich Ulrike Ümit Urs Ursula Urszula Ute Uwe Václav Valentin Valentina Valerie
    Vanessa Vasile Vedran Velimir Vendula Vera Verena Veronika Vesna Viktor Viktoria Viktoriia Vincent Vinzenz
    Vittoria Vjosa Vladimir Vlado Vojtěch Volker Volodymyr Walid Walter Waltraud Wanda Werner Wiktor Wilhelm Wilma
    Wojciech Wolfgang Xaver Yael Yannick Yara Yasemin Yasin Yasir Yasmin Yasmina Ylvi Youssef Yuliia Yusuf Yvonne
    Zahra Zainab Zbigniew Zdeněk Zdenka Zdravko Zehra Željka Željko Zeynep Zita Zlatan Zlatko Zoe Zoé Zofia Zoltán
    Zoran Zorica Zsófia Zsuzsanna Zübeyde Zuzana Zuzanna Đorđe
    Adelheid Adolf Alea Almut Alois Aloisia Alwin Alwine Amalia Amelia Andrin Andy Anke Annabell Annabelle Annegret
    Anneke Annelore Annerose Anni Ansgar Antje Arne Aurelia Axel Balthasar Bärbel Benno Birte Björn Bodo Britt Britta
    Brunhilde Cäcilia Carl Carola Christof Cindy Claus Cordula Corina Cornelius Curt Detlef Dietmar Dirk Dorle Dorothea
    Dörte Eberhard Eckhard Edeltraud Edgar Edmund Egbert Ekkehard Elfi Elia Eliah Elisabet Elli Elly Elsbeth Elsbetha
    Emmerich Enea Enrico Enya Erhard Erna Eugen Ewald Fabio Fanni Fanny Felicitas Flora Flurin Flurina Franzi Frauke
    Fredi Fridolin Friederike Friedhelm Gerd Gerlinde Gerold Gert Gertraud Gesa Gian Gianni Gitti Gottfried Gottlieb
    Gudula Guido Gundula Gunnar Gunther Hannelore Hanni Hansi Hansjörg Hansjürg Hanspeter Hansruedi Harald Hartmut
    Hartwig Hauke Hedda Heiko Heiner Heinrich Helen Hella Helmuth Henny Henrik Henry Hermann Hertha Herwig Hinrich
    Horst Ignaz Ilian Ilka Ilse Imke Inge Ingeborg Ingolf Inken Irma Irmi Irmtraud Isa Isabelle Isidor Isolde
    Jacqueline Janik Jean Jannes Jannis Jaron Jason Jasper Jennifer Jesper Jessica Jette Jochen Jolie Jon Jonah Joost Jörg
    Joris Jörn Josie Jule Juli Juliana Juna Jürg Kai Kajetan Karla Karlheinz Karli Katja Kira Kirsten Kjell Knut
    Korbinian Kordula Kreszenz Kristin Kristina Kuno Ladina Leana Leander Leano Lennard Lennart Lennox Lenny Leonard
    Leonardo Leonhard Leonore Leopold Leopoldine Levin Levke Lian Liesbeth Liesl Lilith Lio Lionel Livio Loni Lorin
    Loris Lotta Lou Luana Lynn Magnus Maik Maike Maila Malin Malina Malte Mandy Marcus Mareike Maren Margrit Mariella
    Marina Marita Marius Marla Marleen Marlies Marlis Marlon Mathea Mathilde Mats Matthäus Maxim Mayla Mechthild Meike
    Meinhard Meinrad Merlin Mike Milo Minna Mitzi Monica Nevio Nicola Nicolas Nika Nino Noelia Norah Notburga Olaf
    Othmar Ottilie Ottmar Paulina Peggy Pepi Peppi Phil Philippa Piet Poldi Quirin Raimund Ralph Ramon Ramona Rebekka
    Regine Rene René Rico Rieke Rolf Ronald Ronny Rosalia Rosina Rösli Rudi Rüdiger Ruedi Sabrina Schorsch Seraina
    Severin Sibylle Siegbert Sigi Sigmund Sigrun Silvana Simeon Smilla Sören Stina Svea Swantje Sybille Tabea Tessa
    Thea Thekla Thilo Thorben Tilo Timm Tiziano Tommy Torben Traudl Trixi Trudi Udo Ulf Uli Ursel Ursi Ursina Uschi Uta
    Victoria Viola Volkmar Vreni Walburga Waldemar Waltraut Wendelin Wiebke Wilfried Wilhelmine Willi Willy Wiltrud
    Winfried Wolfram Yannik Yannis Zoey
    Alex Andi Babsi Conny Evi Heidi Kathi Lisi Michi Moni Steffi Susi Vroni
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
    Abbas Adam Adrian Albert Andrei August Beat Benedikt Bernhard Bogdan Boris Bruno Can Christian Clemens Daniel
    David Deniz Dietrich Eduard Emir Erdem Ernst Erwin Felix Ferdinand Filip Florian Florin Frank Franz Friedrich
    Fritz Gabriel Georg Gerhard Gregor Gül Günther Gustav Hamza Hani Hans Heinz Herbert Hubert Hugo Hussein Ibrahim
    Igor Ismail Ivan Jakob Jamal Jan Joel Johann Josef Juan Julius Kamil Karim Kaspar Kilian Klaus Konrad Kurt Lang
    Leo Lorenz Ludwig Lukas Malik Marco Marek Marie Marko Martin Matthias Max Michael Michal Mihai Milan Miroslav
    Mohamed Moritz Muhammad Nico Niklas Norbert Oliver Omar Orhan Osman Oswald Otto Paul Pavel Peter Petr
    Philipp Rafael Raphael Rashid Reza Richard Robert Robin Roland Roman Rosa Ruben Rudolf Rupert Salih Sami Samuel
    Sebastian Selim Silas Simon Stefan Stephan Theodor Thomas Till Ulrich Urban Valentin Viktor Vincent Vinzenz
    Balthasar Bodo Carl Christof Claus Cornelius Curt Eberhard Eckhard Elia Emmerich Erhard Ewald Fridolin Gerold
    Gottfried Gottlieb Gunther Hartwig Hauke Heiner Heinrich Helmuth Henry Hermann Horst Ignaz Isidor Jasper Jörg Kuno
    Leander Leonard Leonhard Leopold Magnus Marcus Marius Matthäus Maxim Meinhard Merlin Nicola Nicolas Quirin Raimund
    Ramon Severin Sigmund Simeon Volkmar Waldemar Wendelin Wolfram
    Vlado Walter Werner Wilhelm Wolfgang
  `
    .trim()
    .split(/\s+/)
    .map(folded),
);

/** Whether it can hardly be a last name. */
export function isOnlyFirstName(name: string): boolean {
  return isFirstName(name) && !lastNames.has(folded(name));
}
