import type { LessonWords } from '$lib/learn/lesson';

export const en = {
  steps: {
    hunt: {
      title: 'The hunt',
      text: 'You’re the first of three detectives. Mister X moves through London unseen. All you see is the ticket he used, in the travel log. He moves first.',
    },
    taxi: {
      title: 'Take a taxi',
      text: 'He took a bus somewhere. Your turn: from station 37, taxis follow the yellow lines. Choose the highlighted station 23.',
      hint: 'Choose the highlighted station 23, or type its number.',
      wrong: 'A taxi goes there too. For this lesson, go to 23, where buses stop.',
    },
    tickets: {
      title: 'Tickets change hands',
      text: 'Each move costs a matching ticket, and yours goes to Mister X. You can run out, so spend them with care. Now he moves again.',
    },
    bus: {
      title: 'Take a bus',
      text: 'Green lines are buses: they go farther than a taxi. Station 23 has a green ring. Take the bus to 67.',
      hint: 'Choose station 67, where the green line ends, or type 67.',
      wrong: 'Take the bus to 67. You can change to the underground there.',
    },
    reveal: {
      title: 'He has to surface',
      text: 'On moves 3, 8, 13 and 18 Mister X surfaces: these are framed in the travel log. His third move is next.',
    },
    underground: {
      title: 'Take the underground',
      text: 'There he is, at 47! Red lines are the underground, the fastest way to travel. Close in: take it from 67 to 79.',
      hint: 'Choose station 79, or type 79. If you’re asked for a ticket, choose the underground.',
      wrong: 'Someone should close in from the south. Take the underground to 79.',
      done: 'Your colleagues have closed in too, at 34 and 46. Then Mister X moved on by taxi.',
    },
    where: {
      title: 'Where can he be?',
      text: 'From 47, taxis go to 34, 46 and 62, and he never moves onto a detective. The house can work this out for you: turn on the fog with the round button on the map.',
      hint: 'It’s the button on the map that shows where Mister X may be.',
      done: 'Only station 62 is left.',
    },
    catch: {
      title: 'Catch him',
      text: 'You’re at 79, one taxi ride away. Go to 62.',
      hint: 'Choose station 62, or type 62, and take the taxi.',
      wrong: 'He would escape. Take a taxi to 62!',
      done: 'Caught! The detectives win as a team. Now you can see his whole route.',
    },
    ferry: {
      title: 'Now you’re Mister X',
      text: 'You’re at 157, and the detectives at 156 and 170 are after you. A black ticket works on any line without showing which, and it’s the only way onto the ferry. Take the ferry to 115.',
      hint: 'Choose station 115 or its tag, north along the river. Or type 115.',
      wrong: 'Too close to the detectives. A black ticket takes you across the river to 115.',
      done: 'The detectives only see that you used a black ticket. They’re looking for you around 157.',
    },
    double: {
      title: 'Move twice',
      text: 'A double move is two moves in one turn. Turn on “Double move” under the map, then take a taxi to 102.',
      hint: 'Press “Double move” under the map, choose station 102, then the taxi.',
      wrong: 'Turn on “Double move” first, then take a taxi to 102.',
    },
    second: {
      title: 'And the second half',
      text: 'No one moves in between. Continue by bus from 102 to 67.',
      hint: 'Choose station 67, then the bus.',
      wrong: 'You’d be safe there too. For this lesson, take the bus to 67.',
      done: 'That’s two moves in your travel log, and you’re far away.',
    },
    away: {
      title: 'That’s Scotland Yard',
      text: 'Mister X wins if he survives every move, the detectives if they catch him. Choose a side and try a first game.',
    },
  },
} satisfies LessonWords;
