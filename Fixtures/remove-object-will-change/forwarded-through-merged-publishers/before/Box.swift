import Combine
import SwiftUI

final class Item: ObservableObject, Identifiable {
  let id: Int
  @Published var count = 0
  init(_ id: Int) { self.id = id }
}

final class Box: ObservableObject {
  @Published var items: [Item] = [Item(1), Item(2)]
  private var cancellables = Set<AnyCancellable>()

  var total: Int { items.map(\.count).reduce(0, +) }

  init() {
    Publishers.MergeMany(items.map { $0.objectWillChange })
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &cancellables)
  }
}

final class Shelf: ObservableObject {
  @Published var items: [Item] = []
  private var subscription: AnyCancellable?

  func show(_ items: [Item]) {
    self.items = items
    subscription = Publishers.MergeMany(items.map(\.objectWillChange)).receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.objectWillChange.send() }
  }
}

struct BoxView: View {
  @ObservedObject var box: Box
  @ObservedObject var shelf: Shelf

  var body: some View {
    Text("\(box.total)")
    ForEach(shelf.items) { item in Text("\(item.count)") }
  }
}
