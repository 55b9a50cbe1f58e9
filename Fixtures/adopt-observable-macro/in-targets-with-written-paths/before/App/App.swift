import Kit
import SwiftUI

struct ShopView: View {
  @StateObject private var badge = Badge()
  @StateObject private var book = Book()

  var body: some View {
    BadgeView(badge: badge)
    Text("\(book.pages)")
  }
}
