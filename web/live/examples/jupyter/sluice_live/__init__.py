# SPDX-License-Identifier: GPL-3.0-or-later
"""Live elements in notebooks: Live(element="privatise", table=counted(pandas.crosstab(people.income, people.education)))."""

import pathlib

import anywidget
import traitlets


class Live(anywidget.AnyWidget):
    """One element. Setting a property changes it; `epsilon` and `report` also follow the reader's hand."""

    # The worker and the engine are in it: nothing has to be served.
    _esm = pathlib.Path(__file__).parent / "widget.js"

    element = traitlets.Unicode("channel").tag(sync=True)
    table = traitlets.Dict().tag(sync=True)
    guarantee = traitlets.Unicode("lip").tag(sync=True)
    epsilon = traitlets.Float(0.5).tag(sync=True)
    protocol = traitlets.Unicode("optimal").tag(sync=True)
    readonly = traitlets.Bool(False).tag(sync=True)
    report = traitlets.Unicode("").tag(sync=True)  # the one drawn last


def counted(counts):
    """The table of a pandas.crosstab: a row for each secret, a column for each answer."""
    return {
        "secret": {"name": str(counts.index.name), "categories": [str(name) for name in counts.index]},
        "data": {"name": str(counts.columns.name), "categories": [str(name) for name in counts.columns]},
        "weights": [float(weight) for row in counts.values for weight in row],
    }
