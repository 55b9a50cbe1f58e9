import StateMachines
import SwiftUI

@Stateful
final class Player: ObservableObject {
  @Published var volume = 1.0
}

@Observable
@MainActor
@objcMembers
final class Radio: NSObject {
  var volume = 1.0
}
