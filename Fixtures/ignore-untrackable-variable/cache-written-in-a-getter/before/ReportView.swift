import SwiftUI

struct ReportView: View {
    @ObservedObject var report: Report

    var body: some View {
        Text(report.text)
    }
}
