/**
 * @generated SignedSource<<08d9bfbea81d3ba0f7a345d0205f5e05>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LeaverCard_user$data = {
  readonly archived: boolean;
  readonly isActive: boolean;
  readonly openThings: ReadonlyArray<{
    readonly text: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"OpenThings_user">;
  readonly " $fragmentType": "LeaverCard_user";
};
export type LeaverCard_user$key = {
  readonly " $data"?: LeaverCard_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"LeaverCard_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LeaverCard_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isActive",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "archived",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OpenThing",
      "kind": "LinkedField",
      "name": "openThings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OpenThings_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "79de0b26f666d98e9c4d6fca179f4788";

export default node;
