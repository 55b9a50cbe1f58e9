import Kit
import SwiftUI

struct ShopView: View {
  @State private var badge = Badge()
  @State private var book = Book()

  var body: some View {
    BadgeView(badge: badge)
    Text("\(book.pages)")
  }
}
