import SwiftUI

struct CountView: View {
    let counted: Pass

    var body: some View {
        let _ = (counted.count += 1)
        Text("made \(counted.count) times")
    }
}

struct SizeView: View {
    let measured: Pass

    var body: some View {
        Text(label)
    }

    private var label: String {
        measured.sizes.append(measured.title.count)
        return "\(measured.sizes.count) sizes"
    }
}
