/** Frequent first names in Austria, Germany and Switzerland, folded: enough to tell in which order a column has its names. */
import { folded } from '@platzwart/domain/text/folding';

export const firstNames: ReadonlySet<string> = new Set(
  `
    Adam Alexander Alina Alexandra Amelie Andrea Andreas Angela Anita Anja Anna Anne Annika Anton Arben Astrid Barbara
    Bastian Beate Ben Benjamin Bernd Bernhard Bettina Birgit Brigitte Carina Carla Caroline Charlotte Christa Christian
    Christina Christine Christoph Clara Claudia Daniel Daniela David Dennis Dieter Dominik Doris Elena Elias Elif Elisabeth
    Ella Emil Emilia Emily Emma Erik Erika Eva Fabian Fabienne Fatima Felix Fiona Finn Florian Frank Franz Frieda Friedrich
    Fritz Gabriel Gabriele Georg Gerald Gerhard Gisela Greta Günter Hanna Hannah Hannes Hans Heike Heinz Helene Helga
    Helmut Henri Herbert Hermine Hubert Ida Ines Ingrid Isabella Iris Ivana Jakob Jan Jana Jasmin Jens Joachim Johann
    Johanna Johannes Jonas Jonathan Josef Julia Julian Jürgen Jutta Karin Karl Karoline Katharina Kathrin Katrin Kerstin
    Kevin Klaus Konstantin Kurt Lara Laura Lea Lena Leni Leo Leon Leonie Levi Lia Liam Lilly Lina Linda Linus Lisa Lorenz
    Louis Luca Lucas Luis Luisa Lukas Luna Magdalena Maja Manfred Manuel Manuela Marcel Marco Margarete Maria Marie Mario
    Marion Markus Marlene Marta Martin Martina Mateo Matteo Matthias Max Maximilian Maya Mehmet Melanie Mia Michael
    Michaela Mila Miriam Mohammed Monika Moritz Nadine Natalie Nele Nicole Niklas Nico Nina Noah Nora Olivia Oskar Otto
    Patricia Patrick Paul Paula Peter Petra Philipp Pia Rainer Ralf Regina Regula Renate Reto Robert Rosa Rosmarie Ruth
    Sabine Samuel Sandra Sara Sarah Sebastian Silke Silvia Simon Simone Sofia Sonja Sophia Sophie Stefan Stefanie Stephan
    Susanne Sven Tanja Theo Theresa Thomas Tim Tina Tobias Tom Tomas Toni Ulrich Ulrike Urs Ursula Ute Valentin Valentina
    Vanessa Vera Verena Veronika Viktor Vincent Walter Waltraud Werner Wilhelm Wolfgang Yannick Yusuf Zoe
  `
    .trim()
    .split(/\s+/)
    .map(folded),
);
