import SwiftUI

@Observable
final class Model {
    var count = 0
}

@Observable
final class Other {
    var count = 0
}

/* kept */ @available(iOS 14, macOS 11, *) /* why */
extension Other {}

struct ContentView: View {
    var model: Model
    var other: Other
    var body: some View { Text("\(model.count) \(other.count)") }
}
