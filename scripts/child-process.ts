/**
 * Runs one command so that nothing of it outlives us: `node child-process.ts <seconds of grace>
 * <command> <arguments …>`.
 *
 * Ends the command when its own standard input closes (the parent is gone, however it died) or on a
 * signal: first SIGINT, after the grace period SIGKILL, and then whatever the command left running.
 * firebase-tools starts its Java emulators in their own process groups, so killing the group is not
 * enough: we record the process tree while it runs.
 */
import { execFileSync, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

const [grace = '20', command = '', ...args] = process.argv.slice(2);
const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], detached: true });
/** pid -> start time: a pid reused by another process is not ours. */
const family = new Map<number, number>();
let isStopping = false;

const census = setInterval(rememberFamily, 3_000);
process.stdin.resume().on('end', stop).on('error', stop);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
child.on('error', (error) => {
  console.error(`${command} could not be started: ${error.message}`);
  process.exit(127);
});
child.on('exit', async (code) => {
  clearInterval(census);
  await endFamily();
  process.exit(code ?? 1);
});

function stop(): void {
  if (isStopping) return;
  isStopping = true;
  rememberFamily();
  child.kill('SIGINT');
  // It may be starting something right now.
  setInterval(rememberFamily, 250);
  setTimeout(() => child.kill('SIGKILL'), Number(grace) * 1000);
}

async function endFamily(): Promise<void> {
  rememberFamily();
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    const left = living();
    if (left.length === 0) return;
    for (const pid of left) {
      try {
        process.kill(pid, signal);
      } catch {
        // It has just ended.
      }
    }
    for (let i = 0; i < 20 && living().length > 0; i++) await pause(100);
  }
}

function rememberFamily(): void {
  const everyone = processes();
  if (everyone.length === 0) return;
  // Processes orphaned before we saw them are still in the command's group, unless they created
  // their own.
  const inGroup = everyone.filter(({ group }) => group === child.pid).map(({ pid }) => pid);
  const known = everyone.filter(isFamily).map(({ pid }) => pid);
  const members = new Set([child.pid, ...known, ...inGroup]);
  // Parents usually, but not always, have lower pids than their children: repeat until nothing new
  // is found.
  for (let before = 0; before !== members.size; ) {
    before = members.size;
    for (const { pid, parent } of everyone) if (members.has(parent)) members.add(pid);
  }
  family.clear();
  for (const { pid, started } of everyone)
    if (pid !== child.pid && members.has(pid)) family.set(pid, started);
}

/** `ps` recomputes the start time on each call, in seconds: it may vary by one. */
function isFamily({ pid, started }: Process): boolean {
  const then = family.get(pid);
  return then !== undefined && Math.abs(started - then) <= 2_000;
}

function living(): number[] {
  return processes()
    .filter((one) => isFamily(one) && !one.state.startsWith('Z'))
    .map(({ pid }) => pid);
}

type Process = { pid: number; parent: number; group: number; state: string; started: number };

function processes(): Process[] {
  try {
    const table = execFileSync('ps', ['-axo', 'pid=,ppid=,pgid=,stat=,lstart='], {
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C' },
    });
    return table.split('\n').flatMap((line) => {
      const parts = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)\s+(.+)$/.exec(line);
      const [pid = 0, parent = 0, group = 0] = parts?.slice(1, 4).map(Number) ?? [];
      return parts
        ? [{ pid, parent, group, state: parts[4] ?? '', started: Date.parse(parts[5] ?? '') }]
        : [];
    });
  } catch {
    return [];
  }
}
