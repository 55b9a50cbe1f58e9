import SwiftUI

/// Long enough that offsets in this file are none in the other.
class Loader: ObservableObject {
  @Published var isLoading = false
  @Published var count = 0

  func finish() {
    count += 1
    isLoading = false
  }
}
