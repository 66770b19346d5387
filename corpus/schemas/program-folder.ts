/* Generated from program-folder.schema.json by "npm run schemas". */

/**
 * What an author says of a program; stands beside program.py or program.cpp.
 */
export interface ProgramFolder {
title: string
/**
 * @minItems 1
 * @maxItems 4
 */
topics?: [("dynamic programming" | "graphs" | "strings" | "number theory" | "data structures" | "greedy" | "simulation" | "geometry" | "search and backtracking" | "games" | "matrices" | "parsing" | "intervals" | "combinatorics" | "bit manipulation" | "sorting")]|[("dynamic programming" | "graphs" | "strings" | "number theory" | "data structures" | "greedy" | "simulation" | "geometry" | "search and backtracking" | "games" | "matrices" | "parsing" | "intervals" | "combinatorics" | "bit manipulation" | "sorting"), ("dynamic programming" | "graphs" | "strings" | "number theory" | "data structures" | "greedy" | "simulation" | "geometry" | "search and backtracking" | "games" | "matrices" | "parsing" | "intervals" | "combinatorics" | "bit manipulation" | "sorting")]|[("dynamic programming" | "graphs" | "strings" | "number theory" | "data structures" | "greedy" | "simulation" | "geometry" | "search and backtracking" | "games" | "matrices" | "parsing" | "intervals" | "combinatorics" | "bit manipulation" | "sorting"), ("dynamic programming" | "graphs" | "strings" | "number theory" | "data structures" | "greedy" | "simulation" | "geometry" | "search and backtracking" | "games" | "matrices" | "parsing" | "intervals" | "combinatorics" | "bit manipulation" | "sorting"), ("dynamic programming" | "graphs" | "strings" | "number theory" | "data structures" | "greedy" | "simulation" | "geometry" | "search and backtracking" | "games" | "matrices" | "parsing" | "intervals" | "combinatorics" | "bit manipulation" | "sorting")]|[("dynamic programming" | "graphs" | "strings" | "number theory" | "data structures" | "greedy" | "simulation" | "geometry" | "search and backtracking" | "games" | "matrices" | "parsing" | "intervals" | "combinatorics" | "bit manipulation" | "sorting"), ("dynamic programming" | "graphs" | "strings" | "number theory" | "data structures" | "greedy" | "simulation" | "geometry" | "search and backtracking" | "games" | "matrices" | "parsing" | "intervals" | "combinatorics" | "bit manipulation" | "sorting"), ("dynamic programming" | "graphs" | "strings" | "number theory" | "data structures" | "greedy" | "simulation" | "geometry" | "search and backtracking" | "games" | "matrices" | "parsing" | "intervals" | "combinatorics" | "bit manipulation" | "sorting"), ("dynamic programming" | "graphs" | "strings" | "number theory" | "data structures" | "greedy" | "simulation" | "geometry" | "search and backtracking" | "games" | "matrices" | "parsing" | "intervals" | "combinatorics" | "bit manipulation" | "sorting")]
/**
 * The problem in own words: what the input holds and what is printed
 */
statement?: string
/**
 * @minItems 1
 */
constraints?: [string, ...(string)[]]
/**
 * Where a textbook algorithm comes from
 */
reference?: string
/**
 * A known contest problem; allowed only when the program reproduces its public sample
 */
problem?: {
id: string
date?: string
sample: {
input: string
output: string
}
}
licence: string
/**
 * Seed of the generator inputs.py
 */
inputs?: {
seed: number
}
checkpoint?: Checkpoint
/**
 * Several cases of one program, each with inputs of its own; absent for a program with one case
 * 
 * @minItems 1
 */
cases?: [{
/**
 * Last part of the id of the case
 */
name: string
/**
 * Handed to inputs.py; without inputs.py the inputs are NAME.short.txt and NAME.long.txt
 */
seed?: number
checkpoint?: Checkpoint
}, ...({
/**
 * Last part of the id of the case
 */
name: string
/**
 * Handed to inputs.py; without inputs.py the inputs are NAME.short.txt and NAME.long.txt
 */
seed?: number
checkpoint?: Checkpoint
})[]]
/**
 * Python: the function to call with the arguments that the inputs hold as a JSON array, such as Solution.twoSum
 */
entry?: string
/**
 * Python: an installed package whose source is put into the program when the corpus is built
 */
package?: {
name: string
version: string
/**
 * What is taken, in the order of the program
 * 
 * @minItems 1
 */
definitions: [{
/**
 * Such as networkx.algorithms.core
 */
module: string
/**
 * Functions and classes of its top level
 * 
 * @minItems 1
 */
names: [string, ...(string)[]]
}, ...({
/**
 * Such as networkx.algorithms.core
 */
module: string
/**
 * Functions and classes of its top level
 * 
 * @minItems 1
 */
names: [string, ...(string)[]]
})[]]
}
}
/**
 * Fixes parts of the checkpoint that are otherwise chosen by observation
 */
export interface Checkpoint {
/**
 * The line of the program on which the loop begins
 */
line?: number
/**
 * Which execution of the loop, counted over the whole run
 */
instance?: number
iteration?: number
/**
 * Variables in sight of the loop, or expressions over them
 * 
 * @minItems 1
 */
fields?: [string, ...(string)[]]
}
