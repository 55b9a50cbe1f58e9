import SwiftUI

struct SundialView: View {
    // Lives as long as the view.
    @StateObject
    private var sundial = Sundial()

    var body: some View {
        Text("\(sundial.hour)")
    }
}
