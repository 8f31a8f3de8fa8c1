import type { LessonWords } from '$lib/learn/lesson';

export const en = {
  steps: {
    hunt: {
      title: 'The hunt',
      text: 'You are the first of three detectives. Mister X travels through London unseen; every move of his leaves only a ticket in the travel log. He moves first.',
    },
    taxi: {
      title: 'Take a taxi',
      text: 'He took a bus, from somewhere to somewhere. Now you: from station 37 a taxi goes along the yellow lines. Click the lit station 23.',
      hint: 'Click the lit station 23, or type its number.',
      wrong: 'A taxi goes there too. For this lesson go to 23, where buses stop.',
    },
    tickets: {
      title: 'Tickets change hands',
      text: 'A move costs a ticket of its kind, and yours goes to Mister X: you help him on. Your own run out, so look after them. Now he moves again.',
    },
    bus: {
      title: 'Take a bus',
      text: 'Green lines are buses: they go farther than a taxi. Station 23 has a green ring. Take the bus to 67.',
      hint: 'Click station 67, where the green line ends, or type 67.',
      wrong: 'Take the bus to 67: that is where you can change to the underground.',
    },
    reveal: {
      title: 'He must show himself',
      text: 'After his moves 3, 8, 13 and 18 Mister X shows where he is: the windows of the log with a frame. His third move comes now.',
    },
    underground: {
      title: 'Take the underground',
      text: 'There he is, on 47! Red lines are the underground, the fastest way. Get near him: take it from 67 to 79.',
      hint: 'Click station 79, or type 79. If you are asked how, choose the underground.',
      wrong: 'Somebody should close in from the south: take the underground to 79.',
      done: 'Your colleagues have closed in as well, on 34 and 46. Then Mister X moved on, by taxi.',
    },
    where: {
      title: 'Where can he be?',
      text: 'From 47 taxis go to 34, 46 and 62, and he never moves onto a detective. The house can work such things out for you: switch on the fog, among the round buttons on the map.',
      hint: 'It is the button on the map that shows where Mister X can be.',
      done: 'Only station 62 is left.',
    },
    catch: {
      title: 'Catch him',
      text: 'You stand on 79, one taxi ride away. Go to 62.',
      hint: 'Click station 62, or type 62, and take the taxi.',
      wrong: 'He would get away. Take a taxi to 62!',
      done: 'Caught! The detectives win together, whoever gets him. His whole way is shown now.',
    },
    ferry: {
      title: 'Now you are Mister X',
      text: 'Detectives on 156 and 170 are after you, on 157. A black ticket pays for any line and tells nobody which; and only it pays the ferry. Take the ferry to 115.',
      hint: 'Click station 115, or its tag: along the river to the north. Or type 115.',
      wrong: 'Too near to the detectives. A black ticket takes you over the river, to 115.',
      done: 'The detectives only see that you used a black ticket. They look for you around 157.',
    },
    double: {
      title: 'Move twice',
      text: 'A double ticket gives you two moves in one turn. Switch on “Double move” under the map, then take a taxi to 102.',
      hint: 'Press “Double move” under the map, click station 102, and choose the taxi.',
      wrong: 'Switch on “Double move” first, then take a taxi to 102.',
    },
    second: {
      title: 'And the second half',
      text: 'Nobody may move in between. Go on by bus, from 102 to 67.',
      hint: 'Click station 67 and choose the bus.',
      wrong: 'You would be safe there as well. For this lesson take the bus to 67.',
      done: 'Two windows of your log are filled, and you are far away.',
    },
    away: {
      title: 'That is Scotland Yard',
      text: 'Mister X wins if all windows of his log are filled; the detectives win if they catch him. Choose a side and try a first game.',
    },
  },
} satisfies LessonWords;
