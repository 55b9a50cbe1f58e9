import SwiftUI

final class Wizard: ObservableObject {
  @Published var name = ""
  @Published var server = ""
}
