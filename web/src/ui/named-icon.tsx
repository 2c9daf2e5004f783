/** Signs that people choose for something of their own; a document keeps the name. Staff screens only. */
import {
  Accessibility,
  Baby,
  Bell,
  Brain,
  CalendarClock,
  Car,
  Clock,
  Ear,
  FileCheck,
  Flag,
  GraduationCap,
  HandHeart,
  Heart,
  House,
  Languages,
  type LucideIcon,
  MessageCircle,
  Mic,
  Moon,
  PersonStanding,
  Phone,
  School,
  Star,
  Stethoscope,
  Sun,
  Users,
  Video,
  Zap,
} from 'lucide-react';

const icons = {
  accessibility: Accessibility,
  baby: Baby,
  bell: Bell,
  brain: Brain,
  calendar: CalendarClock,
  car: Car,
  clock: Clock,
  ear: Ear,
  document: FileCheck,
  flag: Flag,
  graduation: GraduationCap,
  hand: HandHeart,
  heart: Heart,
  house: House,
  languages: Languages,
  message: MessageCircle,
  microphone: Mic,
  moon: Moon,
  person: PersonStanding,
  phone: Phone,
  school: School,
  star: Star,
  stethoscope: Stethoscope,
  sun: Sun,
  users: Users,
  video: Video,
  lightning: Zap,
} as const satisfies Record<string, LucideIcon>;

export type IconName = keyof typeof icons;

export const iconNames = Object.keys(icons) as IconName[];

/** Nothing for a name nobody knows (any more). Never the only sign of what it stands for. */
export function NamedIcon({ name, size = 14 }: { name: string; size?: number }) {
  const Icon = Object.hasOwn(icons, name) ? icons[name as IconName] : undefined;
  return Icon ? <Icon size={size} aria-hidden="true" /> : null;
}
