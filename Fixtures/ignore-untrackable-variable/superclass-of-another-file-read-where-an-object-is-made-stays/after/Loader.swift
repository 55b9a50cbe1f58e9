import SwiftUI

/// What a subclass reads where it is made has an offset in this file, which is none in the other.
///
/// A feed begins to load when it is made, and so is busy before anything shows it. A view that makes one while it is made would
/// depend on that, and make another one when the first has loaded; and that one would load, too, and so on. Whoever makes it
/// cannot read the storage instead, as that is private to this class. So both stay as they are, until the work begins when the
/// view appears. The view below makes its feed in content, which runs with its body.
class Loader: ObservableObject {
  @Published var isLoading = false
  @Published var count = 0

  func finish() {
    count += 1
    isLoading = false
  }
}
