import SwiftUI

final class Refresher: ObservableObject {
    @Published var version = 0
}

final class Node {
    var value = 0.0
}

struct NodeView: View {
    let node: Node
    @StateObject private var refresher = Refresher()

    var body: some View {
        Text("\(node.value)")
        Button("+") {
            node.value += 1
            refresher.version += 1
        }
    }
}

struct InfoView: View {
    let version: String
    var body: some View { Text(version) }
}

func info(version: Int) -> Int { version }
