import SwiftUI

final class Page {}

final class Pages: ObservableObject {
  @Published var titles: [String] = []
  private var made: [Int: Page] = [:]

  func page(_ number: Int) -> Page {
    if let page = made[number] { return page }
    let page = Page()
    made[number] = page
    return page
  }
}
