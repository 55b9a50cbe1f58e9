import Combine
import SwiftUI

final class Account: ObservableObject {
  static let shared = Account()
  @Published var name = ""
  @Published var isSignedIn = false
}
