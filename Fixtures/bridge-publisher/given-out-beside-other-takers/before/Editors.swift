import Combine
import SwiftUI

protocol ItemModel: AnyObject {
  var isEditingPublisher: Published<Bool>.Publisher { get }
}

final class LoginModel: ObservableObject, ItemModel {
  @Published var isEditing = false
  var isEditingPublisher: Published<Bool>.Publisher { $isEditing }
}

final class NoteModel: ObservableObject, ItemModel {
  @Published var isEditing = false
  var isEditingPublisher: Published<Bool>.Publisher { return $isEditing }
}

final class EditorController {
  var model: ItemModel? { didSet { follow() } }
  private var subscription: AnyCancellable?
  private var others: Set<AnyCancellable> = []
  private let first: ItemModel
  private let second: ItemModel

  init(first: ItemModel, second: ItemModel) {
    self.first = first
    self.second = second
    Publishers.CombineLatest(first.isEditingPublisher, second.isEditingPublisher)
      .sink { print($0, $1) }.store(in: &others)
    show(second.isEditingPublisher)
    let changes = first.isEditingPublisher
    changes.dropFirst().sink { print($0) }.store(in: &others)
  }

  private func follow() {
    subscription = model?.isEditingPublisher.sink { print($0) }
  }

  private func show(_ changes: Published<Bool>.Publisher) {
    changes.sink { print($0) }.store(in: &others)
  }
}

// A publisher of the same element, which something else takes.
final class Session: ObservableObject {
  @Published var isOpen = false
}

final class Menu {
  private let isOpen: Published<Bool>.Publisher
  init(isOpen: Published<Bool>.Publisher) { self.isOpen = isOpen }
}
