import SwiftUI

final class Page {}

@Observable
final class Pages {
  var titles: [String] = []
  @ObservationIgnored private var made: [Int: Page] = [:]

  func page(_ number: Int) -> Page {
    if let page = made[number] { return page }
    let page = Page()
    made[number] = page
    return page
  }
}
