import SwiftUI

final class Board: ObservableObject, Sizing {
    @Published var names: [String] = []
    private var sizes: [String: Int] = [:]

    func size(of name: String) -> Int {
        if let size = sizes[name] { return size }
        sizes[name] = name.count
        return name.count
    }
}

struct BoardView: View {
    @StateObject private var board = Board()

    var body: some View {
        Text("\(board.names.count)").onAppear { Registry.shared.sizing = board }
    }
}
