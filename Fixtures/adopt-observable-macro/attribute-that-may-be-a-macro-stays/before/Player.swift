import StateMachines
import SwiftUI

@Stateful
final class Player: ObservableObject {
  @Published var volume = 1.0
}

@MainActor
@objcMembers
final class Radio: NSObject, ObservableObject {
  @Published var volume = 1.0
}
