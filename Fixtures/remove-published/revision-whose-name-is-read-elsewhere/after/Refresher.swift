import SwiftUI

@Observable
final class Refresher {
    var version = 0
}

final class Node {
    var value = 0.0
}

struct NodeView: View {
    let node: Node
    @State private var refresher = Refresher()

    var body: some View {
        let _ = refresher.version
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
