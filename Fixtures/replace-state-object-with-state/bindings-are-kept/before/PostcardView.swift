import SwiftUI

struct PostcardView: View {
    @StateObject private var card = Postcard()

    var body: some View {
        VStack {
            TextField("Text", text: $card.text)
            Toggle("Express", isOn: $card.isExpress)
        }
    }
}
