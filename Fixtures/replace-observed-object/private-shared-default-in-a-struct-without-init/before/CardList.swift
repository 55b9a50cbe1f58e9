import SwiftUI

struct CardList: View {
    var body: some View {
        VStack {
            Card(title: "One")
            Card(title: "Two")
        }
    }
}
