/** The picture with its crop frame; code and styles load once a logo is chosen. */
import { useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';

type Props = {
  address: string;
  label: string;
  /** Width / height. */
  aspect: number;
  zoom: number;
  maxZoom: number;
  onZoom: (zoom: number) => void;
  /** The picture's own width / height, once loaded. */
  onLoaded: (aspect: number) => void;
  onCut: (area: Area) => void;
  onUnreadable: () => void;
};

export function PictureCropper({
  address,
  label,
  aspect,
  zoom,
  maxZoom,
  onZoom,
  onLoaded,
  onCut,
  onUnreadable,
}: Props) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  return (
    <Cropper
      image={address}
      crop={crop}
      zoom={zoom}
      maxZoom={maxZoom}
      aspect={aspect}
      keyboardStep={8}
      // The wheel scrolls the page; a slider zooms.
      zoomWithScroll={false}
      // They would be inserted as a style element, which our CSP forbids.
      disableAutomaticStylesInjection
      cropperProps={{ role: 'application', 'aria-label': label }}
      mediaProps={{ onError: onUnreadable }}
      onCropChange={setCrop}
      onZoomChange={onZoom}
      onMediaLoaded={({ naturalWidth, naturalHeight }) => onLoaded(naturalWidth / naturalHeight)}
      onCropAreaChange={(_share, pixels) => onCut(pixels)}
    />
  );
}
