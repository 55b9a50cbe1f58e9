import SwiftUI

final class Kettle: ObservableObject {
    @Published var degrees = 20

    init() { heat() }
    init(degrees: Int) { self.degrees = degrees }

    func heat() { print("heating") }
}

struct KettleView: View {
    @StateObject private var kettle = Kettle()
    let name: String

    init(name: String, degrees: Int) {
        self.name = name
        _kettle = StateObject(wrappedValue: Kettle(degrees: degrees))
    }

    init() {
        name = "Kettle"
    }

    var body: some View { Text("\(name) \(kettle.degrees)") }
}

/// The default is never made.
struct Stove: View {
    @StateObject private var kettle = Kettle()

    init(degrees: Int) {
        _kettle = StateObject(wrappedValue: Kettle(degrees: degrees))
    }

    var body: some View { Text("\(kettle.degrees)") }
}
