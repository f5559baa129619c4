export function setOwnEdge(is: boolean): void;
export function hasOwnEdge(): boolean;
