import Combine
import SwiftUI

final class Row: ObservableObject, Identifiable {
    @Published var isSelected = false
}

final class Editor: ObservableObject {
    @Published private(set) var rows: [Row] = [] {
        didSet {
            cancellables.removeAll()
            rows
                .publisher
                .flatMap { $0.objectWillChange }
                .sink { [weak self] _ in self?.objectWillChange.send() }
                .store(in: &cancellables)
        }
    }
    private var cancellables = Set<AnyCancellable>()

    var count: Int { rows.filter { $0.isSelected }.count }
}

final class Counter: ObservableObject {
    @Published var number = 0
}

struct EditorView: View {
    @StateObject var editor = Editor()
    @StateObject var counter = Counter()

    var body: some View {
        Text("\(editor.count) \(counter.number)")
    }
}
