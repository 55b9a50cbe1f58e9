import SwiftUI

final class Journal: ObservableObject {
  @Published var entries = 0
}

final class Signature: ObservableObject {
  @Published var name = ""
}
