import SwiftUI

struct SundialView: View {
    // Lives as long as the view.
    @State
    private var sundial = Sundial()

    var body: some View {
        Text("\(sundial.hour)")
    }
}
