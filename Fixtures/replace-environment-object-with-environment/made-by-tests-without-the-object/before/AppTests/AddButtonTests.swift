import SwiftUI

@MainActor
struct ButtonTests {
  func size() -> some View { AddButton() }
  func host() -> UIHostingController<AddButton> { UIHostingController(rootView: AddButton()) }
}
