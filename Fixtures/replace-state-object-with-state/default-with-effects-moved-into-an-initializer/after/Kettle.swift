import SwiftUI

@Observable
final class Kettle {
    var degrees = 20

    init() { heat() }
    init(degrees: Int) { self.degrees = degrees }

    func heat() { print("heating") }
}

struct KettleView: View {
    @State private var kettle: Kettle
    let name: String

    init(name: String, degrees: Int) {
        self.name = name
        _kettle = State(wrappedValue: Kettle(degrees: degrees))
    }

    init() {
        name = "Kettle"
        _kettle = State(wrappedValue: Kettle())
    }

    var body: some View { Text("\(name) \(kettle.degrees)") }
}

/// The default is never made.
struct Stove: View {
    @State private var kettle: Kettle

    init(degrees: Int) {
        _kettle = State(wrappedValue: Kettle(degrees: degrees))
    }

    var body: some View { Text("\(kettle.degrees)") }
}
