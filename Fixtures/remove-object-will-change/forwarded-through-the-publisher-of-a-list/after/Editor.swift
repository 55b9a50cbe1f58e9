import Combine
import SwiftUI

final class Row: ObservableObject, Identifiable {
    @Published var isSelected = false
}

@Observable
final class Editor {
    private(set) var rows: [Row] = [] {
        didSet {
            cancellables.removeAll()
            rows
                .publisher
                .flatMap { $0.objectWillChange }
                .sink { [weak self] _ in self?.withMutation(keyPath: \.rows) {} }
                .store(in: &cancellables)
        }
    }
    private var cancellables = Set<AnyCancellable>()

    var count: Int { rows.filter { $0.isSelected }.count }
}

@Observable
final class Counter {
    var number = 0
}

struct EditorView: View {
    @State var editor = Editor()
    @State var counter = Counter()

    var body: some View {
        Text("\(editor.count) \(counter.number)")
    }
}
