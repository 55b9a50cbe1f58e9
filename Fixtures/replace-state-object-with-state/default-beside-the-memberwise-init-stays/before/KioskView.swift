import SwiftUI

struct KioskView: View {
    @StateObject private var kiosk = Kiosk()
    var title: String

    var body: some View {
        Text("\(title): \(kiosk.papers)")
    }
}

extension KioskView {
    init(papers: Int) {
        self.init(title: "Papers")
        _kiosk = StateObject(wrappedValue: Kiosk(papers: papers))
    }
}
