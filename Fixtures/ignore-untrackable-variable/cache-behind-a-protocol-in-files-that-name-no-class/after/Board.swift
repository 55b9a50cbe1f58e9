import SwiftUI

@Observable
final class Board: Sizing {
    var names: [String] = []
    @ObservationIgnored private var sizes: [String: Int] = [:]

    func size(of name: String) -> Int {
        if let size = sizes[name] { return size }
        sizes[name] = name.count
        return name.count
    }
}

struct BoardView: View {
    @State private var board = Board()

    var body: some View {
        Text("\(board.names.count)").onAppear { Registry.shared.sizing = board }
    }
}
