/**
 * @generated SignedSource<<28c41ac216ec30d7eca6469e61e5b7aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ArchiveCards_query$data = {
  readonly archiveOverview: {
    readonly archivedUsers: number;
    readonly deletable: number;
    readonly itAdmins: number;
  };
  readonly " $fragmentType": "ArchiveCards_query";
};
export type ArchiveCards_query$key = {
  readonly " $data"?: ArchiveCards_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ArchiveCards_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ArchiveCards_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ArchiveOverview",
      "kind": "LinkedField",
      "name": "archiveOverview",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "archivedUsers",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "itAdmins",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deletable",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "f3b21054c35907ffdd668871bf32a7d0";

export default node;
