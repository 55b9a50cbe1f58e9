import SwiftUI

struct Values {
    var a: Int
    var b: String
}

final class Journey: ObservableObject {
    @Published var values: Values
    @Published var first: Values
    @Published var other: Values

    init(start: Int) {
        self._values = Published(
            initialValue: Values(
                a: start,

                b: """
                    one
                      two
                    """
            )
        )
        _first = Published(
            initialValue:
                Values(
                    a: start,
                    b: "b"
                )
        )
        _other = Published(initialValue: Values(
            a: start,
            b: "b"
        ))
    }
}
