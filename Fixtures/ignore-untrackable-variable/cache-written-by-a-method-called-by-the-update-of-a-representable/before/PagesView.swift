import SwiftUI

struct PagesView: UIViewRepresentable {
  @ObservedObject var pages: Pages

  func makeUIView(context: Context) -> UIView { UIView() }

  func updateUIView(_ view: UIView, context: Context) {
    show(3, in: view)
  }

  private func show(_ number: Int, in view: UIView) {
    fill(view, with: page(number))
  }

  private func page(_ number: Int) -> Page {
    pages.page(number)
  }

  private func fill(_ view: UIView, with page: Page) {}
}
