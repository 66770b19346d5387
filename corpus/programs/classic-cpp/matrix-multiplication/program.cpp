#include <algorithm>
#include <iostream>
#include <stdexcept>
#include <utility>
#include <vector>

// A sparse matrix, stored row after row: row i owns the entries
// offset[i] .. offset[i + 1] - 1, in ascending order of columns.
class SparseMatrix {
public:
    struct Entry {
        int column;
        long value;
    };

    SparseMatrix(int rows, int columns) : rows_(rows), columns_(columns), offset_{0} {}

    static SparseMatrix read(std::istream& in) {
        int rows, columns, count;
        if (!(in >> rows >> columns >> count)) throw std::runtime_error("matrix expected");
        std::vector<std::vector<Entry>> buckets(rows);
        while (count-- > 0) {
            int row, column;
            long value;
            in >> row >> column >> value;
            buckets.at(row).push_back({column, value});
        }
        SparseMatrix result(rows, columns);
        for (auto& bucket : buckets) {
            std::sort(bucket.begin(), bucket.end(),
                      [](const Entry& a, const Entry& b) { return a.column < b.column; });
            result.appendRow(bucket);
        }
        return result;
    }

    void appendRow(const std::vector<Entry>& row) {
        entries_.insert(entries_.end(), row.begin(), row.end());
        offset_.push_back(static_cast<int>(entries_.size()));
    }

    int rows() const { return rows_; }
    int columns() const { return columns_; }
    int size() const { return static_cast<int>(entries_.size()); }
    int begin(int row) const { return offset_[row]; }
    int end(int row) const { return offset_[row + 1]; }
    const Entry& operator[](int index) const { return entries_[index]; }

private:
    int rows_;
    int columns_;
    std::vector<int> offset_;
    std::vector<Entry> entries_;
};

struct Work {
    int products = 0;
    int cancelled = 0;
    int widestRow = 0;
};

SparseMatrix multiply(const SparseMatrix& a, const SparseMatrix& b, Work& work) {
    SparseMatrix product(a.rows(), b.columns());
    std::vector<long> sum(b.columns(), 0);
    std::vector<int> lastRow(b.columns(), -1);
    std::vector<int> touched;

    for (int i = 0; i < a.rows(); ++i) {
        touched.clear();
        for (int p = a.begin(i); p < a.end(i); ++p) {
            const int middle = a[p].column;
            for (int q = b.begin(middle); q < b.end(middle); ++q) {
                const int j = b[q].column;
                if (lastRow[j] != i) {
                    lastRow[j] = i;
                    sum[j] = 0;
                    touched.push_back(j);
                }
                sum[j] += a[p].value * b[q].value;
                ++work.products;
            }
        }
        std::sort(touched.begin(), touched.end());
        std::vector<SparseMatrix::Entry> row;
        for (int j : touched) {
            if (sum[j] == 0)
                ++work.cancelled;
            else
                row.push_back({j, sum[j]});
        }
        work.widestRow = std::max(work.widestRow, static_cast<int>(row.size()));
        product.appendRow(row);
    }
    return product;
}

int main() {
    const SparseMatrix a = SparseMatrix::read(std::cin);
    const SparseMatrix b = SparseMatrix::read(std::cin);
    Work work;
    const SparseMatrix c = multiply(a, b, work);

    std::cout << c.rows() << " x " << c.columns() << " with " << c.size() << " entries\n";
    for (int i = 0; i < c.rows(); ++i) {
        if (c.begin(i) == c.end(i)) continue;
        std::cout << i << ':';
        for (int p = c.begin(i); p < c.end(i); ++p)
            std::cout << ' ' << c[p].column << '=' << c[p].value;
        std::cout << '\n';
    }
    std::cout << work.products << " products, " << work.cancelled << " cancelled, widest row "
              << work.widestRow << '\n';
}
