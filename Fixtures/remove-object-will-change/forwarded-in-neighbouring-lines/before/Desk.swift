import Combine
import SwiftUI

final class Drawer: ObservableObject {
    @Published var pens = 0
}

final class Desk: ObservableObject {
    @Published var title = ""
    let upper = Drawer()
    let lower = Drawer()
    private var bag: Set<AnyCancellable> = []

    init() {
        title = "last"

        upper.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &bag)

        lower.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &bag)
    }

    init(title: String) {
        upper.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &bag)
        lower.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &bag)

        self.title = title
    }

    func open() {
        title = "before"

        upper.objectWillChange
            .sink { [weak self] _ in self?.objectWillChange.send() }
            .store(in: &bag)
        lower.objectWillChange
            .sink { [weak self] _ in self?.objectWillChange.send() }
            .store(in: &bag)

        title = "behind"
    }

    func close() {
        title = "before"
        upper.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &bag)

        lower.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &bag)
        title = "behind"
    }

    func tidy() {
        title = "last"

        upper.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &bag)
        // The lower one.
        lower.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &bag)
        lower.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &bag)
    }
}

struct DeskView: View {
    @ObservedObject var desk: Desk

    var body: some View {
        Text("\(desk.title) \(desk.upper.pens) \(desk.lower.pens)")
    }
}
