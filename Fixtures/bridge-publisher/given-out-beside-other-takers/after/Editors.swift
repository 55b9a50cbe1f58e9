import Combine
import SwiftUI

protocol ItemModel: AnyObject {
  var isEditingPublisher: AnyPublisher<Bool, Never> { get }
}

@Observable
final class LoginModel: ItemModel {
  var isEditing = false {
    willSet { isEditingSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var isEditingSubject = CurrentValueSubject<Bool, Never>(_isEditing)
  @ObservationIgnored private(set) lazy var isEditingPublisher: AnyPublisher<Bool, Never> = isEditingSubject.eraseToAnyPublisher()
}

@Observable
final class NoteModel: ItemModel {
  var isEditing = false {
    willSet { isEditingSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var isEditingSubject = CurrentValueSubject<Bool, Never>(_isEditing)
  @ObservationIgnored private(set) lazy var isEditingPublisher: AnyPublisher<Bool, Never> = isEditingSubject.eraseToAnyPublisher()
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

  private func show(_ changes: some Publisher<Bool, Never>) {
    changes.sink { print($0) }.store(in: &others)
  }
}

// A publisher of the same element, which something else takes.
@Observable
final class Session {
  var isOpen = false
}

final class Menu {
  private let isOpen: Published<Bool>.Publisher
  init(isOpen: Published<Bool>.Publisher) { self.isOpen = isOpen }
}
