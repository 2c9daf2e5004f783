/** Icons that users choose for their own things; documents store the name. Staff screens only. */
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

/** Renders nothing for unknown (or removed) names. Never the only label. */
export function NamedIcon({ name, size = 14 }: { name: string; size?: number }) {
  const Icon = Object.hasOwn(icons, name) ? icons[name as IconName] : undefined;
  return Icon ? <Icon size={size} aria-hidden="true" /> : null;
}
