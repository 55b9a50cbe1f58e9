import Combine
import SwiftUI

final class Model {
    @Published var count = 0
}

@available(iOS 14, macOS 11, *)
extension Model: ObservableObject {}

final class Other {
    @Published var count = 0
}

/* kept */ @available(iOS 14, macOS 11, *) /* why */
extension Other: ObservableObject {}

struct ContentView: View {
    @ObservedObject var model: Model
    @ObservedObject var other: Other
    var body: some View { Text("\(model.count) \(other.count)") }
}
