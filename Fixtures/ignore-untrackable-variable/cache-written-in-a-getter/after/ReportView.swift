import SwiftUI

struct ReportView: View {
    var report: Report

    var body: some View {
        Text(report.text)
    }
}
