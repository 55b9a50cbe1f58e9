import Combine
import SwiftUI

final class Lamp: ObservableObject {
  @Published var isOn = false
}

final class Desk: ObservableObject {
  @Published var lamp: Lamp? {
    didSet {
      subscription = lamp?.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
    }
  }
  @Published var other = Lamp() {
    willSet { print("other") }
    didSet {
      other.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &subscriptions)
    }
  }
  @Published var third = Lamp() {
    didSet {
      print("third")
      third.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &subscriptions)
    }
  }
  @Published var fourth: Lamp? {
    didSet {
      if oldValue === fourth { return }
      guard let fourth else { return }
      fourth.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &subscriptions)
    }
  }
  private var subscription: AnyCancellable?
  private var subscriptions: Set<AnyCancellable> = []

  /// A function stays.
  func follow(_ lamp: Lamp) {
    lamp.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &subscriptions)
  }
}

struct DeskView: View {
  @StateObject private var desk = Desk()

  var body: some View {
    Text("\(desk.lamp?.isOn ?? false) \(desk.other.isOn) \(desk.third.isOn) \(desk.fourth?.isOn ?? false)")
  }
}
